import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { fieldsMessages } from '../messages/fields.ts';
import { useMessages } from '../provider/use-messages.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'dir'>;

/** A password with a show/hide toggle (spec.md section 2, "Login screen modes"). */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const messages = useMessages(fieldsMessages);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      ref={ref}
      dir="ltr"
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={isVisible ? messages.hidePassword : messages.showPassword}
          icon={isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          disabled={props.disabled}
          onClick={() => setIsVisible(!isVisible)}
        />
      }
    />
  );
});
