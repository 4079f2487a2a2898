import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { IconButton } from '../icon-button.tsx';
import { TextInput } from './text-input.tsx';

/** A password that can be shown; pasting and password managers are welcome. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-11 touch:pr-12"
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={shown ? copy.hidePassword : copy.showPassword}
        size="compact"
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 right-0.5 -translate-y-1/2"
      />
    </div>
  );
}
