/** The compiled kernel, inlined as bytes by the bundler and by the test runner. */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}

/* eslint-disable @typescript-eslint/no-extraneous-class -- these have nothing but a constructor */
/** The part of the WebAssembly interface in use; Node's types only name the namespace. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  class Global {
    constructor(descriptor: { value: 'i32' }, value: number);
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
    readonly exports: Record<string, unknown>;
  }
}
