/** One module brings the others: Commons Math 3, which has no module-info, as an automatic one. */
module example.modules {
  requires org.certigjk;
}
