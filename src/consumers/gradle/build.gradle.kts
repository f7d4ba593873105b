// gradle -q run
plugins {
    application
}

repositories {
    mavenLocal()
    mavenCentral()
}

dependencies {
    implementation("org.certigjk:certigjk:0.2.0")
}

// The program of ../maven-java.
sourceSets {
    main {
        java.srcDir("../maven-java/src/main/java")
    }
}

tasks.withType<JavaCompile> {
    options.release.set(17)
    options.encoding = "UTF-8"
}

application {
    mainClass.set("example.Distances")
}
