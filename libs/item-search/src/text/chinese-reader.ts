/** Converts between the two Chinese scripts and returns the sound of a text. */
export interface ChineseReader {
  toSimplified: (text: string) => string;
  toTraditional: (text: string) => string;
  /** Syllables without tones; text that is not Chinese stays unchanged. */
  toPinyin: (text: string) => string[];
}

/** Loads the tables, some megabytes. Only code that builds an index needs them, so the packages are imported here and not at the top. */
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
