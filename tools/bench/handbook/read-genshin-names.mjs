import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Run in a separate process, `node read-genshin-names.mjs <file>`, because the data is one JSON text of 177 MB.

const require = createRequire(import.meta.url);

const languages = {
  ChineseSimplified: 'CHS',
  ChineseTraditional: 'CHT',
  German: 'DE',
  English: 'EN',
  Spanish: 'ES',
  French: 'FR',
  Indonesian: 'ID',
  Italian: 'IT',
  Japanese: 'JP',
  Korean: 'KR',
  Portuguese: 'PT',
  Russian: 'RU',
  Thai: 'TH',
  Turkish: 'TR',
  Vietnamese: 'VI',
};
const types = { characters: 1, materials: 2, namecards: 2, windgliders: 2, enemies: 3, weapons: 4 };
const artifactType = 9;
// Digit of the slot in the id of a piece.
const slots = { goblet: 1, plume: 2, circlet: 3, flower: 4, sands: 5 };

/** The number of an artifact set that the ids of its pieces contain. */
function seriesOf(setId) {
  if (setId >= 15027) return setId - 15000;
  if (setId >= 15025) return setId - 15005;
  if (setId >= 15001) return setId - 14926;
  return setId >= 14001 ? setId - 13930 : setId - 9950;
}

const { data } = JSON.parse(readFileSync(require.resolve('genshin-db/src/min/data.min.json'), 'utf8'));

function namesOf(folder, key, read) {
  const names = {};
  for (const [language, code] of Object.entries(languages)) {
    const name = read(data[language][folder]?.[key]);
    if (name) names[code] = name;
  }
  return names;
}

const rows = [];
for (const [folder, type] of Object.entries(types))
  for (const [key, { id, rarity = 0 }] of Object.entries(data.English[folder]))
    rows.push({ game: 1, type, id, starType: rarity, names: namesOf(folder, key, (row) => row?.name) });
for (const [key, set] of Object.entries(data.English.artifacts))
  for (const [slot, digit] of Object.entries(slots)) {
    const names = namesOf('artifacts', key, (row) => row?.[slot]?.name);
    if (!set[slot]) continue;
    // A piece exists once for each rarity and each initial number of sub properties.
    for (const rarity of set.rarityList)
      for (const count of rarity === 1 ? [0] : [rarity - 2, rarity - 1]) {
        const id = seriesOf(set.id) * 1000 + rarity * 100 + digit * 10 + count;
        rows.push({ game: 1, type: artifactType, id, starType: rarity, names });
      }
  }
writeFileSync(process.argv[2], JSON.stringify(rows));
