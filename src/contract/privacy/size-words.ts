import { presentLocale } from '../messages/spoken.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "840 kB", "3.2 MB", "1.4 GB": how large a file is. */
export function sizeWords(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = units[step] ?? 'byte';
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(presentLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value);
}
