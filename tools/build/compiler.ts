import { reactCompilerPreset } from '@vitejs/plugin-react';

/**
 * Pages that somebody opens by a link, and the small parts that every screen is made of. They draw little, and what the
 * compiler adds to remember it is a fifteenth of a page's script. Lists of any length are not among them.
 */
const plain =
  /\/src\/web\/(?:islands|features\/(?:conversations\/guest-chat|dispatch\/(?:job|my-jobs)|site-chat)|ui(?:\/(?:chat|form|page))?)\/(?!long-list|virtual-)[\w-]+\.tsx$/;

const preset = reactCompilerPreset();

/** The React compiler for what is drawn often and is large: hooks everywhere, components of the signed-in screens. */
export const compiler: typeof preset = {
  ...preset,
  rolldown: { ...preset.rolldown, filter: { ...preset.rolldown?.filter, id: { exclude: plain } } },
};
