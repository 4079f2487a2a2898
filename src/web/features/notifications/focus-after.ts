/** Where the focus goes when the panel or the details close; false when the other of the two opens and takes it. */
export type FocusAfter = () => HTMLElement | null | false;
