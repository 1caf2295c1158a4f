/** Knows the two ways to write Chinese and how it sounds. */
export interface ChineseReader {
  toSimplified: (text: string) => string;
  toTraditional: (text: string) => string;
  /** Syllables without tones; what is not Chinese stays as it is. */
  toPinyin: (text: string) => string[];
}

/** Loads the tables, some megabytes: only where an index is built, so the packages are imported here and not above. */
export async function loadChineseReader(): Promise<ChineseReader> {
  const [simplified, traditional, { pinyin }] = await Promise.all([
    import('opencc-js/t2cn'),
    import('opencc-js/cn2t'),
    import('pinyin-pro'),
  ]);
  const toSimplified = simplified.Converter({ from: 't', to: 'cn' });
  const toTraditional = traditional.Converter({ from: 'cn', to: 't' });
  return {
    toSimplified: (text) => toSimplified(text),
    toTraditional: (text) => toTraditional(text),
    toPinyin: (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive' }),
  };
}
