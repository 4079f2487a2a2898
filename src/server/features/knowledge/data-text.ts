// The data files of this feature.
import { readFileSync } from 'node:fs';

export const dataText = (name: string): string => readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
