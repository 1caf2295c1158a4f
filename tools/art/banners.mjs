import { createRandom, fir, glow, gradient, n, ridge, sparkle, stars, svg } from './draw.mjs';

const width = 800;
const height = 450;
const page = (fill) => `<path d="M0 0h${width}v${height}H0z" fill="${fill}"/>`;

/** Wind over cliffs, a floating isle, a low golden sun: teal and gold. */
export function genshin() {
  const random = createRandom(7);
  const defs =
    gradient('g', [
      [0, '#05343f'],
      [0.45, '#0e6f74'],
      [0.78, '#6fc3ae'],
      [1, '#f3dfa0'],
    ]) +
    glow('sun', '#ffe9ae', 0.95) +
    gradient('isle', [
      [0, '#0c4a4d'],
      [1, '#0a2f38'],
    ]);
  let body = page('url(#g)');
  body += `<circle cx="560" cy="262" r="190" fill="url(#sun)"/><circle cx="560" cy="262" r="58" fill="#fff3cf"/>`;
  for (const radius of [92, 128, 168])
    body += `<circle cx="560" cy="262" r="${radius}" fill="none" stroke="#fff3cf" stroke-opacity=".${Math.round(5200 / radius)}" stroke-width="1.5" stroke-dasharray="${n(radius * 0.6)} ${n(radius * 0.12)}"/>`;
  body += stars(random, { count: 40, width, height: 170, color: '#eafff8' });

  const far = ridge(random, { width, base: 318, swing: 34, step: 12, bottom: height, fill: '#2c8d86' });
  const near = ridge(random, { width, base: 368, swing: 26, step: 12, bottom: height, fill: '#11565c' });
  body += far.svg;
  // The isle hangs over the valley, with a tower and a single tree.
  body += `<path d="M604 176q66-20 132 2l-18 16q-6 30-30 40t-20 42q-22-20-26-44t-30-36z" fill="url(#isle)"/><path d="M600 176q70-26 140 2q-36 12-70 11t-70-13z" fill="#1b7f73"/>`;
  body +=
    `<path d="M676 172v-46l10-16 10 16v46z" fill="#0a3a41"/><path d="M683 134h6v12h-6z" fill="#ffe3a0"/>` +
    fir(646, 176, 34, '#0c4a4d') +
    fir(718, 176, 26, '#0c4a4d');
  body += near.svg;
  for (let x = 0; x < width; x += random(14, 44)) body += fir(x, near.y(x) + 6, random(16, 40), '#0b3f49');
  // A windmill turns on the near hill.
  const y = near.y(250);
  body += `<path d="M238 ${n(y + 6)}l6-74h12l6 74z" fill="#082f39"/><g transform="translate(250 ${n(y - 66)}) rotate(18)" fill="#082f39">${[0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn})" d="M-2 0l-3-54h14l-7 54z"/>`).join('')}</g>`;
  body += `<path d="M0 410q180-34 380-8t420-18v66H0z" fill="#07303a"/>`;
  // Wind, in long curls.
  body += `<g fill="none" stroke="#e9fff6" stroke-linecap="round" stroke-width="2.4" stroke-opacity=".55"><path d="M40 212h230q40 0 40-30t-26-30-24 22"/><path d="M96 240h300q30 0 30 22t-20 22-18-16"/><path d="M-10 266h170"/></g>`;
  return svg(width, height, defs, body);
}

/** A train on rails of light, past a ringed planet: violet. */
export function starRail() {
  const random = createRandom(12);
  const defs =
    gradient('g', [
      [0, '#0a0620'],
      [0.5, '#24124f'],
      [0.85, '#5a2f98'],
      [1, '#a25fc4'],
    ]) +
    gradient(
      'p',
      [
        [0, '#ffd9a6'],
        [0.4, '#d77cc0'],
        [1, '#4b2390'],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    glow('haze', '#b48cff', 0.5) +
    gradient(
      'rail',
      [
        [0, '#fff', 0],
        [0.5, '#ffe6b8', 0.9],
        [1, '#fff', 1],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    );
  let body = page('url(#g)') + `<ellipse cx="600" cy="190" rx="360" ry="240" fill="url(#haze)"/>`;
  body += stars(random, { count: 150, width, height: 430 });
  body +=
    sparkle(420, 70, 8, '#fff') +
    sparkle(720, 330, 7, '#ffe6b8') +
    sparkle(120, 120, 6, '#fff') +
    sparkle(300, 190, 5, '#fff');
  // The planet between the two halves of its ring.
  body += `<g transform="rotate(-18 590 160)"><path d="M420 160a170 44 0 0 1 340 0" fill="none" stroke="#e6c4ff" stroke-opacity=".65" stroke-width="9"/><circle cx="590" cy="160" r="104" fill="url(#p)"/><path d="M498 130q90 26 186-6M490 170q100 30 200 0M504 212q86 22 170-4" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="10"/><path d="M420 160a170 44 0 0 0 340 0" fill="none" stroke="#f4dcff" stroke-width="9"/><path d="M400 160a190 56 0 0 0 380 0" fill="none" stroke="#f4dcff" stroke-opacity=".4" stroke-width="2"/></g>`;
  // Rails: two arcs with their sleepers.
  const rail = (t, offset) => [-20 + t * 860, 420 - Math.sin(t * 2.5) * 96 + offset * (0.4 + t)];
  const line = (offset) =>
    Array.from({ length: 41 }, (_, index) =>
      rail(index / 40, offset)
        .map(n)
        .join(' '),
    ).join('L');
  body += `<path d="M${line(-7)}M${line(7)}" fill="none" stroke="url(#rail)" stroke-width="2.6"/>`;
  let sleepers = '';
  for (let t = 0.02; t < 1; t += 0.022) {
    const [x1, y1] = rail(t, -10);
    const [x2, y2] = rail(t, 10);
    sleepers += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }
  body += `<path d="${sleepers}" stroke="#ffe6b8" stroke-opacity=".35" stroke-width="3"/>`;
  for (let car = 0; car < 4; car += 1) {
    const t = 0.3 + car * 0.107;
    const [x, y] = rail(t, -8);
    const [nextX, nextY] = rail(t + 0.02, -8);
    const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    const nose = car === 3 ? 'M-42 0v-26q0-10 10-10h44q26 4 34 36z' : 'M-42 0v-26q0-10 10-10h64q10 0 10 10V0z';
    const windows = [-30, -12, 6]
      .map((dx) => `<rect x="${dx}" y="-27" width="12" height="11" rx="2.5" fill="#ffdf9e"/>`)
      .join('');
    body += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="${nose}" fill="#17103a"/><path d="M-42-9h84" stroke="#e0b25c" stroke-width="2.5"/>${windows}<circle cx="-24" cy="3" r="5" fill="#0a0620"/><circle cx="22" cy="3" r="5" fill="#0a0620"/></g>`;
  }
  return svg(width, height, defs, body);
}

/** An academy city under a halo, clear sky: azure. */
export function blueArchive() {
  const random = createRandom(31);
  const defs =
    gradient('g', [
      [0, '#0a4f9e'],
      [0.5, '#2f95dc'],
      [0.82, '#9fdcf7'],
      [1, '#f2fbff'],
    ]) + glow('sun', '#fff', 0.9);
  let body = page('url(#g)') + `<circle cx="570" cy="150" r="220" fill="url(#sun)" opacity=".6"/>`;
  // The halo: rings, ticks and four marks, seen at a slant.
  body += `<g transform="translate(570 150) rotate(-12) scale(1 .36)" fill="none" stroke="#fff"><circle r="190" stroke-width="3" stroke-opacity=".95"/><circle r="158" stroke-width="10" stroke-opacity=".5"/><circle r="118" stroke-width="2.5" stroke-opacity=".9" stroke-dasharray="26 10"/><circle r="84" stroke-width="2" stroke-opacity=".7"/>${[0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn})" d="M0-214l14 24-14 24-14-24z" fill="#fff" stroke="none"/>`).join('')}</g>`;
  const cloud = (x, y, size, opacity) =>
    `<path d="M${n(x)} ${n(y)}a${n(size * 0.3)} ${n(size * 0.3)} 0 0 1 ${n(size * 0.4)} ${n(-size * 0.24)}a${n(size * 0.4)} ${n(size * 0.4)} 0 0 1 ${n(size * 0.74)} ${n(size * 0.04)}a${n(size * 0.26)} ${n(size * 0.26)} 0 0 1 ${n(size * 0.34)} ${n(size * 0.2)}z" fill="#fff" opacity="${opacity}"/>`;
  body += cloud(60, 236, 110, 0.75) + cloud(286, 190, 78, 0.55) + cloud(640, 286, 120, 0.75) + cloud(430, 306, 84, 0.6);

  for (const [base, color, least, most, narrow, wide] of [
    [352, '#7fc3ec', 30, 120, 18, 46],
    [392, '#3f8fd0', 24, 118, 22, 54],
    [430, '#165a9c', 14, 86, 30, 70],
  ]) {
    let x = -10;
    let data = `M-10 ${height}`;
    let panes = '';
    while (x < width + 10) {
      const w = random(narrow, wide);
      const h = random(least, most) * (0.55 + 0.6 * Math.exp(-(((x - 560) / 240) ** 2)));
      const top = base - h;
      const hasSpire = random() < 0.2;
      data += hasSpire ? `V${n(top)}h${n(w / 2 - 2)}l2-22l2 22h${n(w / 2 - 2)}` : `V${n(top)}h${n(w)}`;
      for (let py = top + 8; py < base - 8 && w > 24; py += 11)
        if (random() < 0.55) panes += `M${n(x + 6)} ${n(py)}h${n(w - 12)}`;
      x += w;
    }
    body += `<path d="${data}V${height}z" fill="${color}"/><path d="${panes}" stroke="#eaf8ff" stroke-opacity=".28" stroke-width="3" stroke-dasharray="5 4"/>`;
  }
  body += `<path d="M0 424h800v26H0z" fill="#0d3f74"/><path d="M0 424h800" stroke="#bfe8ff" stroke-width="2" stroke-dasharray="34 18" stroke-opacity=".7"/>`;
  return svg(width, height, defs, body);
}
