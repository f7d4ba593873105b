@echo off
rem Runs the command line of CertiGJK on Windows. Builds its jar first if there is none: delete it to have
rem it built again. The drivers of other engines are built by ./certigjk only.
setlocal
set "home=%~dp0"
set "build=%home%target\launcher"
set "jar=%build%\certigjk.jar"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if not exist "%jar%" (
  call mvn -B -q -f "%home%pom.xml" -Dquick -Dcertigjk.build=target/launcher -pl src/app -am package 1>&2 || exit /b 3
  move /y "%build%\certigjk-cli\certigjk-cli-*-all.jar" "%jar%" >nul || exit /b 3
)
"%java%" -XX:+UseParallelGC -XX:MaxHeapFreeRatio=20 -XX:MinHeapFreeRatio=10 -Xlog:disable -Xlog:all=warning:stderr "-Xlog:cds*=off:stderr" -Dfile.encoding=UTF-8 "-Dcertigjk.home=%home%." -jar "%jar%" %*
