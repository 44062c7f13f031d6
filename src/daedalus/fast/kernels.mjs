// The kernels in JavaScript: `built/kernels.wasm` with the layout of `built/kernels.json`.
// Nothing is imported, and one page of stack and one block is all the memory there is.

/** What a field's type is called here. */
const ARRAYS = {
  u64: BigUint64Array,
  i64: BigInt64Array,
  f64: Float64Array,
  u16: Uint16Array,
};

/**
 * Load the kernels.
 * @param {BufferSource} bytes of kernels.wasm
 * @param {{size: number, told: number, entries: string[], fields: object}} layout of kernels.json
 */
export async function load(bytes, layout) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, block } = instance.exports;
  const at = block.value;
  const fields = Object.fromEntries(
    Object.entries(layout.fields).map(([name, { type, shape, offset }]) => {
      const length = shape.reduce((all, one) => all * one, 1);
      return [name, new ARRAYS[type](memory.buffer, at + offset, length)];
    }),
  );
  return {
    /** The fields of the block, flat; a single number is an array of one. */
    fields,
    /** The bytes of all inputs and answers: the first ones of a block in any language. */
    told: new Uint8Array(memory.buffer, at, layout.told),
    /** Let a kernel read its inputs from the block and write its answers there. */
    run(entry) {
      if (instance.exports[entry](at) !== 0) throw new Error(`kernel ${entry} failed`);
    },
  };
}
