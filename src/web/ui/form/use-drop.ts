import { type DragEvent, useState } from 'react';

/** A place to drop one file on. Words that are dragged go into the field under them. */
export function useDrop(onDrop: (file: File) => void) {
  const [over, setOver] = useState(false);
  const hover = (is: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(is);
  };
  const take = (event: DragEvent) => {
    hover(false)(event);
    const [file] = event.dataTransfer.files;
    if (file) onDrop(file);
  };
  return { over, handlers: { onDragOver: hover(true), onDragLeave: hover(false), onDrop: take } };
}
