/** The jars of CertiGJK are automatic modules, as Commons Math 3, which they show, is one. */
module example.modules {
  requires org.certigjk;
  requires org.certigjk.core;
  requires commons.math3;
}
