import { FileText } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import * as copy from '#contract/messages/en/contractors.ts';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Kind } from './documents.ts';

const documentNames: Record<Kind, string> = { insurance: copy.insuranceDocument, license: copy.licenseDocument };
const forWhat: Record<Kind, string> = { insurance: copy.forInsurance, license: copy.forLicense };

/** One document: its name, and how to choose, replace or throw it away. */
export function DocumentPicker({
  kind,
  name,
  busy = false,
  error,
  onPick,
  onRemove,
}: {
  kind: Kind;
  /** What is there, as words or a link. */
  name: ReactNode;
  busy?: boolean;
  error?: string | null;
  onPick: (file: File) => void;
  onRemove: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const words = documentNames[kind];
  return (
    <div className="grid gap-1.5">
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*,.heic,.heif"
        aria-label={words}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
          currentTarget.value = '';
        }}
      />
      {name && (
        <p className="flex items-center gap-2 text-meta break-all">
          <Icon of={FileText} className="shrink-0 text-ink-2" />
          {name}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="compact"
          busy={busy}
          aria-describedby={error ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {name ? (
            <Fill of={copy.replaceDocument} with={{ document: <span className="sr-only">{words}</span> }} />
          ) : (
            <Fill of={copy.addDocument} with={{ forWhat: <span className="sr-only">{forWhat[kind]}</span> }} />
          )}
        </Button>
        {name && (
          <Button size="compact" variant="quiet" disabled={busy} onClick={onRemove}>
            <Fill of={copy.removeDocument} with={{ document: <span className="sr-only">{words}</span> }} />
          </Button>
        )}
      </div>
      {error && (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
