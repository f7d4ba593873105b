# To be sourced, with $home: a SPARK_HOME without Spark's scripts, and the Java that starts its programs.
export SPARK_HOME=$home/target/spark SPARK_SCALA_VERSION=2.13
spark=("${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp "$home/target/spark/jars/*")
# What Spark opens for itself when its own scripts start it on Java 17 (JavaModuleOptions).
for package in java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util \
  java.util.concurrent java.util.concurrent.atomic sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar; do
  spark+=(--add-opens "java.base/$package=ALL-UNNAMED")
done
