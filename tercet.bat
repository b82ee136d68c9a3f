@echo off
rem Starts Tercet out of a distribution. It wants Java 25: java on the path, or JAVA_HOME.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -cp "%~dp0app\lib\*" org.tercet.cli.Main %*
exit /b %ERRORLEVEL%
