/** A file with each catalog named as it is, where it says it in the language of whoever is spoken to (`spoken`). */
export function namingCatalogs(code: string): string {
  const names = [...code.matchAll(/^const (\w+) = spoken\(\1InEnglish\);$/gm)].map(([, name = '']) => name);
  return names.reduce(
    (text, name) =>
      text
        .replace(`const ${name} = spoken(${name}InEnglish);`, '')
        .replaceAll(new RegExp(`\\b${name}InEnglish\\b`, 'g'), name),
    code,
  );
}
