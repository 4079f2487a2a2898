import type { ReactNode } from 'react';

/** One question of a property's form, as the feature that owns the form hands it in. */
export type Question = {
  name: string;
  label: string;
  /** A value as it is shown beside the field; a code is not repeated. */
  shown: (value: string) => string;
  /** What is wrong with a value, if anything. */
  errorOf: (value: string) => string | undefined;
  /** As the server takes it. */
  sent: (value: string) => string | number | null;
  /** Its control; the label is put around it. */
  control: (value: string, onChange: (value: string) => void) => ReactNode;
};

/** What stands in a form, by the names of its questions; '' where nothing does. */
export type Answers = Readonly<Record<string, string>>;
