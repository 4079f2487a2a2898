import { Camera, type LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';

/**
 * Opens the camera or the photos of the device; the same file can be chosen twice. With `words` it is a wide button.
 */
export function PhotoPicker({
  label,
  words,
  multiple = false,
  accept = 'image/*,.heic,.heif',
  icon = Camera,
  disabled,
  onPick,
}: {
  label: string;
  words?: ReactNode;
  multiple?: boolean;
  /** Where papers are taken, too. */
  accept?: string;
  icon?: LucideIcon;
  disabled?: boolean;
  onPick: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {words ? (
        <Button size="large" disabled={disabled} onClick={open}>
          <Icon of={icon} size={20} />
          {words}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} size="large" disabled={disabled} onClick={open} />
      )}
    </>
  );
}
