/** The `count` smallest of `values`, in ascending order, by quickselect; reorders `values`, which must have no duplicates. */
export function selectSmallest(values: Float64Array, count: number): Float64Array {
  let from = 0;
  let to = values.length - 1;
  while (to - from > 32 && count > 0 && count < values.length) {
    const pivot = medianOfThree(values[from]!, values[(from + to) >> 1]!, values[to]!);
    let left = from;
    let right = to;
    while (left <= right) {
      while (values[left]! < pivot) left += 1;
      while (values[right]! > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left]!;
      values[left++] = values[right]!;
      values[right--] = swapped;
    }
    if (count - 1 <= right) to = right;
    else if (count - 1 >= left) from = left;
    else break;
  }
  values.subarray(from, to + 1).sort();
  return values.subarray(0, count).sort();
}

const medianOfThree = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
