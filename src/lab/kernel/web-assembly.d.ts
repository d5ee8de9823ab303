// The little of WebAssembly that we use: TypeScript knows it only together with the whole browser.

declare namespace WebAssembly {
  class Module {
    private readonly compiled: true;
    constructor(bytes: Uint8Array<ArrayBuffer>);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: Readonly<Record<string, unknown>>;
  }
  class Memory {
    private constructor();
    readonly buffer: ArrayBuffer;
  }
  class Global {
    private constructor();
    readonly value: unknown;
  }
}
