/** Work of many machines as jobs for Apache Spark. */
package org.certigjk.spark;
