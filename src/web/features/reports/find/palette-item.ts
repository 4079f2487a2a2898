import type { LucideIcon } from 'lucide-react';
import type { Found } from '#contract/reports/find.ts';

/** One line of the palette: something to do, a place to go to, or a thing. */
export type PaletteItem = {
  /** The same for the same thing on every visit: by it the palette knows what was chosen last. */
  key: string;
  words: string;
  more?: string | undefined;
  /** Other words by which it is found; never shown. */
  also?: string | undefined;
  icon: LucideIcon;
  /** The shortcut that does the same. */
  keys?: string | undefined;
  choose: () => void;
  /** The palette closes first and gives the focus back; then it is chosen. */
  afterwards?: boolean;
};

/** `acts` are found by how their words begin, `things` by any part of them. */
export type PaletteGroup = {
  label: string;
  kind: 'acts' | 'things';
  items: readonly PaletteItem[];
  /** Things that are shown before anything is typed, too; acts always are. */
  listed?: boolean;
};

/** What the palette asks for: at first anything, then the one thing that an act is done to. */
export type PaletteStep = {
  /** Its name in the address, behind `find:`; '' is the first. */
  name: string;
  title: string;
  /** What the field asks for. */
  asks: string;
  groups: readonly PaletteGroup[];
  /** What only the server finds by these words. */
  search?: Search | undefined;
  /** Said where there is nothing to choose from, once that is known. */
  nothing?: string | undefined;
  /** Some of it is on its way. */
  busy?: boolean | undefined;
};

/** What of the server's finds this step offers. The finds are kept, not the lines: each step does something else. */
export type Search = (found: Found) => readonly PaletteItem[];
