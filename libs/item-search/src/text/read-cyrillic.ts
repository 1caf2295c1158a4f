/** Russian, Ukrainian and Kazakh letters, as games transcribe them in Latin names. */
const letters: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'w' },
};

type Rule = readonly [RegExp, string];

/** Japanese, in the transcription of Polivanov. */
const japanese: Rule[] = [
  [/дз(?=[яюёи])/g, 'ж'],
  [/жи/g, 'ji'],
  [/ж([яю])/g, 'j$1'],
  [/jя/g, 'ja'],
  [/jю/g, 'ju'],
  [/жё/g, 'jo'],
  [/си/g, 'shi'],
  [/ся/g, 'sha'],
  [/сю/g, 'shu'],
  [/сё/g, 'sho'],
  [/ти/g, 'chi'],
  [/тя/g, 'cha'],
  [/тю/g, 'chu'],
  [/тё/g, 'cho'],
  [/ц/g, 'ts'],
  [/ё/g, 'yo'],
  [/в/g, 'w'],
  [/й/g, 'i'],
];

/** Chinese, in the transcription of Palladius. */
const chinese: Rule[] = [
  [/юй/g, 'yu'],
  [/(?<=[гкхдтнлшжчзсц])о(?!у)/g, 'uo'],
  [/нь/g, 'N'],
  [/н(?![аеиоуыэюяu])/g, 'ng'],
  [/N/g, 'n'],
  [/чж/g, 'zh'],
  [/ж/g, 'r'],
  [/цз(?=[июяе])/g, 'j'],
  [/цз/g, 'z'],
  [/ц(?=[июя])/g, 'q'],
  [/ц/g, 'c'],
  [/с(?=[июя])/g, 'x'],
  [/(?<=[jqx])ю/g, 'u'],
  [/(?<=[jqxмнлдтбп])я/g, 'ia'],
  [/(?<=[мнлд])ю/g, 'iu'],
  [/(?<=[zcс])ы/g, 'i'],
  [/в/g, 'w'],
  [/й/g, 'i'],
];

/** Western names, which Russian spells as they sound. */
const western: Rule[] = [
  [/кс/g, 'x'],
  [/дж/g, 'j'],
  [/ай/g, 'y'],
  [/ей/g, 'ay'],
  [/к/g, 'c'],
  [/в/g, 'w'],
];

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce((changed, [found, by]) => changed.replace(found, by), text);
const spell = (text: string) => [...text].map((letter) => letters[letter] ?? letter).join('');

/** The possible spellings of a Cyrillic text in Latin letters; the plain one first. */
export function readCyrillic(text: string): string[] {
  const small = text.normalize('NFKC').toLowerCase();
  return [small, apply(small, japanese), apply(small, chinese), apply(small, western)].map(spell);
}
