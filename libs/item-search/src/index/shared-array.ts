// Another thread can use shared memory without a copy.

export const sharedUint8 = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
export const sharedUint16 = (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2));
export const sharedUint32 = (length: number) => new Uint32Array(new SharedArrayBuffer(length * 4));
export const sharedFloat64 = (length: number) => new Float64Array(new SharedArrayBuffer(length * 8));
