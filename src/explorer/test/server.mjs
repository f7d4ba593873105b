/** A plain file server for the page, on a random port of the loopback address. */
import {createServer} from 'node:http';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves the files of a folder.
 * @param {string} folder
 * @returns {Promise<{address: string, close: () => void}>}
 */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = path.join(folder, path.normalize(name.endsWith('/') ? `${name}index.html` : name));
    try {
      const bytes = await readFile(file);
      response.writeHead(200, {'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream'});
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections?.();
      server.close();
    },
  };
}
