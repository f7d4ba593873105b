# To be sourced, with $home: a cluster of this machine, a master and two workers of one core each, with its
# logs in $work, which is made anew. What it starts is killed when the script ends.
started=()

stop() {
  for process in ${started[@]+"${started[@]}"}; do
    kill -9 -- "-$process" 2>/dev/null || true
  done
}
trap stop EXIT

fail() {
  echo "FAILED: $* (logs: $work)"
  exit 1
}

# Waits until a command succeeds, while the job runs or, without one, the master.
until_true() {
  until "$@"; do
    kill -0 "${job:-$master}" 2>/dev/null || fail "it ended before: $*"
    sleep 0.2
  done
}

# Starts a program of Spark in a process group of its own:  start LOG [WORD OF A COMMAND THAT RUNS IT...] -- ARGUMENT...
start() {
  local log=$1 before=()
  shift
  while [ "$1" != -- ]; do before+=("$1") && shift; done
  shift
  setsid ${before[@]+"${before[@]}"} "${spark[@]}" "$@" --host 127.0.0.1 --port 0 --webui-port 0 >"$log" 2>&1 &
  started+=($!)
}

# Starts the cluster, and sets $master, its process, and $address:  cluster [COMMAND THAT RUNS WORKER 1 [... 2]]
cluster() {
  command -v mvn >/dev/null || { echo "NOT CHECKED: mvn was not found" && exit 3; }
  "$home/certigjk" --version >/dev/null
  mvn -B -q -f "$home/spark/pom.xml" dependency:resolve </dev/null >/dev/null 2>&1 ||
    { echo "NOT CHECKED: Spark could not be fetched (offline?)" && exit 3; }
  rm -rf "$work"
  mkdir -p "$work"
  mvn -B -q -f "$home/spark/pom.xml" package </dev/null || fail "it does not compile"
  . "$home/spark/environment.sh"
  export SPARK_LOCAL_IP=127.0.0.1
  cd "$work"
  start master.log -- -Xmx256m org.apache.spark.deploy.master.Master
  master=${started[0]}
  until_true grep -qs 'Starting Spark master at' master.log
  address=$(sed -n 's/.*Starting Spark master at //p' master.log)
  local worker command
  for worker in 1 2; do
    command=${1:-}
    shift || true
    # A command is several words. shellcheck disable=SC2086
    start worker-$worker.log $command -- -Xmx256m org.apache.spark.deploy.worker.Worker --cores 1 --memory 1g \
      --work-dir "$work/worker-$worker" "$address"
    until_true grep -qs 'Successfully registered with master' worker-$worker.log
  done
}
