/** The compiled kernel, inlined as bytes by the bundler and by the test runner. */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
