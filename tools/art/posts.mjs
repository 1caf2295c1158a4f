// Pictures of the first posts: a night scene in the colours of the site, with one object that shows the topic of the post.
import { createRandom, fir, glow, gradient, n, ridge, sparkle, stars, svg } from './draw.mjs';

const width = 1600;
const height = 900;
const lantern = '#f4b860';
const pale = '#fff1d6';

/** Sky, stars, three ridges and firs. `thing` shows the topic of the post, behind the nearest ridge; `front` is drawn over everything. */
function scene({ seed, sky, hills, thing, front = '' }) {
  const random = createRandom(seed);
  const [top, middle, low] = sky;
  const [far, mid, near] = hills;
  const defs =
    gradient('sky', [
      [0, top],
      [0.62, middle],
      [1, low],
    ]) +
    glow('light', lantern, 0.85) +
    glow('halo', pale, 0.5);
  const layer = (base, swing, fill) => ridge(random, { width, base, swing, step: 20, bottom: height, fill });
  const [one, two, three] = [layer(640, 60, far), layer(730, 54, mid), layer(820, 40, near)];
  let trees = '';
  for (let x = 10; x < width; x += random(26, 90)) trees += fir(x, three.y(x) + 8, random(34, 92), near);
  const body =
    `<path d="M0 0h${width}v${height}H0z" fill="url(#sky)"/>` +
    stars(random, { count: 130, width, height: 520 }) +
    one.svg +
    thing(random) +
    two.svg +
    front +
    trees +
    three.svg;
  return svg(width, height, defs, body);
}

const night = ['#0a1030', '#243a7a', '#c98a5e'];
const dusk = ['#1a1140', '#5a3b8c', '#e39a7b'];
const sea = ['#06202f', '#15606f', '#e9cf94'];
const deep = ['#080c24', '#1c2b61', '#5f7fc4'];
const blue = ['#2a3c78', '#18265a', '#0b1436'];
const violet = ['#4b3a86', '#2b2163', '#140f3a'];
const green = ['#24706f', '#12484f', '#08252e'];

const glowAt = (x, y, radius, id = 'light') => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;

/** A path of lanterns to a gate. */
const setup = () =>
  scene({
    seed: 21,
    sky: night,
    hills: blue,
    thing: () =>
      glowAt(800, 520, 330) +
      `<path d="M660 840V430q0-150 140-150t140 150v410h-60V440q0-92-80-92t-80 92v400z" fill="${pale}"/>` +
      sparkle(800, 440, 56, lantern),
    front: [420, 560, 1040, 1180]
      .map(
        (x, index) =>
          glowAt(x, 690 + (index % 2) * 26, 70) +
          `<path d="M${x - 5} ${700 + (index % 2) * 26}h10v90h-10z" fill="#0b1436"/><circle cx="${x}" cy="${692 + (index % 2) * 26}" r="17" fill="${lantern}"/>`,
      )
      .join(''),
  });

/** A comet over the hills. */
const news = () =>
  scene({
    seed: 34,
    sky: dusk,
    hills: violet,
    thing: () =>
      glowAt(1130, 260, 300, 'halo') +
      `<path d="M1130 260L300 560l40-20L1110 232z" fill="${pale}" opacity=".35"/><path d="M1130 268L470 470l660-240z" fill="${pale}" opacity=".5"/>` +
      sparkle(1130, 252, 92, pale) +
      [
        [520, 190],
        [720, 130],
        [1330, 420],
      ]
        .map(([x, y]) => sparkle(x, y, 22, lantern))
        .join(''),
  });

/** A key that hangs in the sky. */
const accounts = () =>
  scene({
    seed: 55,
    sky: sea,
    hills: green,
    thing: () =>
      glowAt(800, 380, 340) +
      `<g fill="none" stroke="${pale}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"><circle cx="800" cy="250" r="92"/><path d="M800 342v250M800 520h84M800 590h62"/></g>` +
      sparkle(800, 250, 40, lantern),
  });

/** A line of a console with a small robot. */
const bot = () =>
  scene({
    seed: 89,
    sky: deep,
    hills: blue,
    thing: () =>
      glowAt(800, 400, 380, 'halo') +
      `<rect x="470" y="220" width="660" height="330" rx="34" fill="#0b1436" stroke="${pale}" stroke-width="8"/>` +
      `<g fill="none" stroke="${lantern}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="M540 320l58 50-58 50"/><path d="M640 424h150"/></g>` +
      `<g fill="${pale}"><path d="M930 352h120q26 0 26 26v70q0 26-26 26H930q-26 0-26-26v-70q0-26 26-26z"/><path d="M984 310h12v44h-12z"/><circle cx="990" cy="304" r="17" fill="${lantern}"/></g>` +
      `<circle cx="956" cy="410" r="13" fill="#0b1436"/><circle cx="1024" cy="410" r="13" fill="#0b1436"/>`,
  });

/** Three wheels that turn each other. */
const engines = () => {
  const wheel = (x, y, radius, teeth, fill) => {
    let data = '';
    for (let index = 0; index < teeth * 2; index += 1) {
      const angle = (index * Math.PI) / teeth;
      const reach = index % 2 === 0 ? radius : radius * 0.84;
      for (const shift of [-0.2, 0.2]) {
        const at = angle + (shift * Math.PI) / teeth;
        data += `${data === '' ? 'M' : 'L'}${n(x + Math.cos(at) * reach)} ${n(y + Math.sin(at) * reach)}`;
      }
    }
    return `<path d="${data}z" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.42)}" fill="#2b2163"/>`;
  };
  return scene({
    seed: 13,
    sky: dusk,
    hills: violet,
    thing: () =>
      glowAt(800, 380, 400, 'halo') +
      wheel(690, 390, 170, 14, pale) +
      wheel(938, 300, 112, 10, lantern) +
      wheel(940, 506, 88, 8, '#d7c8ff'),
  });
};

/** A shield with an arrow that leads down. */
const downloads = () =>
  scene({
    seed: 8,
    sky: sea,
    hills: green,
    thing: () =>
      glowAt(800, 390, 360) +
      `<path d="M800 170q110 62 210 66v150q0 150-210 236q-210-86-210-236V236q100-4 210-66z" fill="#08252e" stroke="${pale}" stroke-width="16"/>` +
      `<path d="M800 290v190M716 404l84 84 84-84" fill="none" stroke="${lantern}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>`,
  });

/** Towers with lit windows on an island. */
const hosting = () =>
  scene({
    seed: 144,
    sky: night,
    hills: blue,
    thing: (random) => {
      let body = glowAt(800, 500, 380);
      for (const [x, top, wide] of [
        [600, 380, 120],
        [740, 270, 130],
        [890, 340, 120],
      ]) {
        body += `<rect x="${x}" y="${top}" width="${wide}" height="${880 - top}" rx="14" fill="#0b1436" stroke="${pale}" stroke-width="6"/>`;
        for (let y = top + 34; y < 640; y += 46)
          body +=
            `<path d="M${x + 20} ${y}h${wide - 62}" stroke="${pale}" stroke-width="9" stroke-linecap="round" opacity=".8"/>` +
            `<circle cx="${x + wide - 24}" cy="${y}" r="8" fill="${random() < 0.7 ? lantern : '#7fd1a8'}"/>`;
      }
      return body;
    },
  });

/** Name of the file without size and ending -> SVG. */
export const postPictures = {
  'set-up-your-first-game': setup(),
  'news-of-the-season': news(),
  'questions-about-accounts': accounts(),
  'how-the-command-bot-works': bot(),
  'choose-an-engine': engines(),
  'are-downloads-safe': downloads(),
  'host-a-server-for-friends': hosting(),
};
