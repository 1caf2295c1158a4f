import { createRandom, fir, glow, gradient, n, ridge, sparkle, stars, svg } from './draw.mjs';

const width = 1600;
const height = 900;

const palettes = {
  night: {
    sky: [
      [0, '#060a1c'],
      [0.42, '#121a4a'],
      [0.74, '#353a86'],
      [0.92, '#8a5f93'],
      [1, '#d08a70'],
    ],
    ridges: ['#2b3277', '#20265f', '#161b47', '#0d1130', '#080b20'],
    moon: '#fff4d6',
    stars: 190,
    band: 0.16,
    wall: '#1a1433',
    roof: '#0b0d24',
    window: '#ffca70',
    halo: 0.75,
  },
  dawn: {
    sky: [
      [0, '#1f2d63'],
      [0.4, '#4a5797'],
      [0.72, '#a287b5'],
      [0.9, '#eeb09a'],
      [1, '#ffd9a8'],
    ],
    ridges: ['#8a82b4', '#6a6a9f', '#4c5288', '#343b6c', '#222953'],
    moon: '#fff8e6',
    stars: 60,
    band: 0.06,
    wall: '#3b3157',
    roof: '#20234a',
    window: '#ffd98f',
    halo: 0.55,
  },
};

/** The inn under the stars, at night or at dawn. */
export function hero(name) {
  const palette = palettes[name];
  const random = createRandom(20);
  const defs =
    gradient('sky', palette.sky) +
    glow('moonlight', palette.moon, 0.5) +
    glow('lamp', palette.window, palette.halo) +
    glow('band', '#b9c3ff', palette.band) +
    gradient('mist', [
      [0, '#fff', 0],
      [1, palette.sky.at(-1)[1], 0.28],
    ]);

  let body = `<path d="M0 0h${width}v${height}H0z" fill="url(#sky)"/>`;
  body += `<g transform="rotate(-24 800 300)"><ellipse cx="800" cy="270" rx="1100" ry="120" fill="url(#band)"/><ellipse cx="900" cy="285" rx="760" ry="52" fill="url(#band)"/></g>`;
  body += stars(random, { count: palette.stars, width, height: 560 });
  body +=
    sparkle(1010, 120, 9, '#fff') +
    sparkle(690, 215, 6, '#fff') +
    sparkle(1250, 64, 7, '#fff') +
    sparkle(300, 90, 6, '#fff');
  body += `<circle cx="1404" cy="372" r="170" fill="url(#moonlight)"/><path transform="translate(-6 240) scale(1.0)" d="M1390 78a58 58 0 1 0 68 82a49 49 0 0 1-68-82z" fill="${palette.moon}"/>`;

  const layers = [
    { base: 640, swing: 62, step: 18 },
    { base: 700, swing: 46, step: 18 },
    { base: 754, swing: 34, step: 18 },
  ].map((layer, index) => ridge(random, { ...layer, width, bottom: height, fill: palette.ridges[index] }));
  body += layers[0].svg + `<path d="M0 560h${width}v200H0z" fill="url(#mist)"/>` + layers[1].svg;
  for (let x = -10; x < width; x += random(22, 60))
    body += fir(x, layers[1].y(x) + 8, random(26, 54), palette.ridges[2]);
  body += layers[2].svg;
  for (let x = 10; x < width; x += random(26, 74)) {
    if (x < 930 || x > 1400) body += fir(x, layers[2].y(x) + 10, random(44, 92), palette.ridges[3]);
  }

  body += ground(palette) + inn(palette, 1165, 812);
  for (const [x, tall] of [
    [60, 150],
    [128, 116],
    [214, 92],
    [1448, 128],
    [1520, 170],
    [1580, 138],
    [930, 84],
    [884, 64],
  ]) {
    body += fir(x, 858, tall, palette.ridges[4]);
  }
  return svg(width, height, defs, body);
}

const ground = (palette) =>
  `<path d="M0 826Q280 776 620 812T1180 806T1600 792V900H0z" fill="${palette.ridges[3]}"/><path d="M0 868Q400 826 830 862T1600 846V900H0z" fill="${palette.ridges[4]}"/>`;

/** Two storeys, hipped roofs with lifted eaves, paper windows alight, lanterns along the porch. */
function inn(palette, x, y) {
  const roof = (cx, top, half, drop, lift) =>
    `<path d="M${n(cx - half)} ${n(top + drop)}q${n(half * 0.42)} ${n(-lift)} ${n(half * 0.62)} ${n(-drop)}h${n(half * 0.76)}q${n(half * 0.2)} ${n(drop - lift)} ${n(half * 0.62)} ${n(drop)}q${n(-half)} ${n(-lift)} ${n(-half * 2)} 0z" fill="${palette.roof}"/>`;
  const pane = (px, py, w, h) =>
    `<path d="M${n(px)} ${n(py)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${palette.window}"/><path d="M${n(px + w / 3)} ${n(py)}v${n(h)}m${n(w / 3)} 0v${n(-h)}M${n(px)} ${n(py + h / 2)}h${n(w)}" stroke="${palette.wall}" stroke-width="1.6"/>`;
  const lantern = (lx, ly, size) =>
    `<circle cx="${n(lx)}" cy="${n(ly)}" r="${n(size * 4.2)}" fill="url(#lamp)"/><path d="M${n(lx)} ${n(ly - size * 2.4)}v${n(size * 1.4)}" stroke="${palette.roof}" stroke-width="1.6"/><ellipse cx="${n(lx)}" cy="${n(ly)}" rx="${n(size * 0.8)}" ry="${n(size)}" fill="${palette.window}"/>`;

  let svgText = `<ellipse cx="${x}" cy="${y - 20}" rx="330" ry="150" fill="url(#lamp)" opacity="0.5"/>`;
  svgText += `<path d="M${x - 72} ${y - 150}h144v70h-144z" fill="${palette.wall}"/>` + roof(x, y - 186, 118, 40, 14);
  for (const dx of [-56, -14, 28]) svgText += pane(x + dx, y - 136, 28, 32);
  svgText += `<path d="M${x - 148} ${y - 74}h296v76h-296z" fill="${palette.wall}"/>` + roof(x, y - 108, 206, 42, 16);
  for (const dx of [-132, -84, 52, 100]) svgText += pane(x + dx, y - 56, 34, 40);
  svgText += `<path d="M${x - 26} ${y - 58}h52v60h-52z" fill="${palette.window}"/><path d="M${x} ${y - 58}v60" stroke="${palette.wall}" stroke-width="2"/>`;
  for (const dx of [-164, -40, 40, 164]) svgText += lantern(x + dx, y - 46, 7);
  svgText += `<path d="M${x - 22} ${y}h44l70 96h-190z" fill="${palette.window}" opacity="0.16"/>`;
  for (const [dx, dy, size] of [
    [-74, 56, 6],
    [86, 64, 6.5],
  ]) {
    svgText +=
      `<path d="M${x + dx} ${y + dy - 10}v44" stroke="${palette.roof}" stroke-width="3"/>` +
      lantern(x + dx, y + dy - 8, size);
  }
  // Smoke, in three thinning curls.
  svgText += `<path d="M${x + 46} ${y - 178}v-26h16v26z" fill="${palette.roof}"/><path d="M${x + 54} ${y - 212}c-18-26 20-38 4-66s14-40 2-64" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="9" stroke-linecap="round"/>`;
  return svgText;
}
