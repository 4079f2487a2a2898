import type { Plugin } from 'rolldown';

/** What a bundle lists of itself: names of packages, sorted. */
export const packagesFile = 'packages.json';

const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Lists in `packages.json` which packages have code or files in a bundle: the notices and the list of parts need it. */
export const shippedPackages: Plugin = {
  name: 'shipped-packages',
  generateBundle(_, bundle) {
    const places = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
    );
    const names = places.map((place) => inPackage.exec(`/${place}`)?.[1]).filter((name) => name !== undefined);
    const source = JSON.stringify([...new Set(names)].sort(), null, 2);
    this.emitFile({ type: 'asset', fileName: packagesFile, source });
  },
};
