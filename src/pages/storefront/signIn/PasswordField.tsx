import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../components/fields/TextField';
import { showLabel } from '../../../content/forms/signInForms';
import styles from './SignInPage.module.css';

interface PasswordFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={showLabel(props.label)}
          aria-pressed={isShown}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
    />
  );
}
