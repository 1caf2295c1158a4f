// The small drawing kit for our pictures: a seeded generator, shapes as SVG text, numbers with one decimal.

/** Numbers that look random and are the same in every run. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

export const n = (value) => String(Math.round(value * 10) / 10);

export const gradient = (id, stops, attributes = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${attributes}>${stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</linearGradient>`;

export const glow = (id, color, opacity = 1) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

/** A field of stars as two paths: many faint, few bright. */
export function stars(random, { count, width, height, color = '#fff' }) {
  let faint = '';
  let bright = '';
  for (let index = 0; index < count; index += 1) {
    const dot = `M${n(random(0, width))} ${n(random(0, 1) ** 1.6 * height)}h0`;
    if (random() < 0.16) bright += dot;
    else faint += dot;
  }
  const path = (data, size, opacity) =>
    `<path d="${data}" stroke="${color}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`;
  return path(faint, 1.6, 0.6) + path(bright, 3, 0.95);
}

/** A four-pointed star. */
export const sparkle = (x, y, size, fill) =>
  `<path d="M${n(x)} ${n(y - size)}q${n(size * 0.14)} ${n(size * 0.86)} ${n(size)} ${n(size)}q${n(-size * 0.86)} ${n(size * 0.14)} ${n(-size)} ${n(size)}q${n(-size * 0.14)} ${n(-size * 0.86)} ${n(-size)} ${n(-size)}q${n(size * 0.86)} ${n(-size * 0.14)} ${n(size)} ${n(-size)}z" fill="${fill}"/>`;

/** A ridge of hills from edge to edge, filled down to `bottom`. */
export function ridge(random, { width, base, swing, step, bottom, fill }) {
  const phases = [random(0, 6.3), random(0, 6.3), random(0, 6.3)];
  const lengths = [width / random(0.9, 1.4), width / random(2.2, 3.4), width / random(5, 8)];
  const heights = [0.62, 0.28, 0.1];
  const y = (x) =>
    base -
    swing *
      lengths.reduce((sum, length, index) => sum + Math.sin((x / length) * 6.283 + phases[index]) * heights[index], 0);
  let data = `M0 ${n(y(0))}`;
  for (let x = step; x < width + step; x += step) data += `L${n(x)} ${n(y(x))}`;
  return { y, svg: `<path d="${data}V${bottom}H0z" fill="${fill}"/>` };
}

/** A fir of three tiers standing at (x, y). */
export function fir(x, y, height, fill) {
  const half = height * 0.24;
  let data = `M${n(x - height * 0.03)} ${n(y + 4)}`;
  const tiers = 4;
  for (let tier = 0; tier < tiers; tier += 1) {
    const top = y - (height * (tier + 1)) / tiers;
    const bottom = y - (height * tier) / tiers - height * 0.06;
    const reach = half * (1 - tier / (tiers + 0.6));
    data += `L${n(x - reach)} ${n(bottom)}L${n(x - reach * 0.28)} ${n(top + height * 0.04)}`;
  }
  data += `L${n(x)} ${n(y - height * 1.06)}`;
  for (let tier = tiers - 1; tier >= 0; tier -= 1) {
    const top = y - (height * (tier + 1)) / tiers;
    const bottom = y - (height * tier) / tiers - height * 0.06;
    const reach = half * (1 - tier / (tiers + 0.6));
    data += `L${n(x + reach * 0.28)} ${n(top + height * 0.04)}L${n(x + reach)} ${n(bottom)}`;
  }
  return `<path d="${data}L${n(x + height * 0.03)} ${n(y + 4)}z" fill="${fill}"/>`;
}

export const svg = (width, height, defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice"><defs>${defs}</defs>${body}</svg>\n`;
