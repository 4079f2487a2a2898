/** The row of buttons at a dialog's end; on phones they share its width. */
export const footerClass =
  'flex flex-wrap justify-end gap-2 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow';
