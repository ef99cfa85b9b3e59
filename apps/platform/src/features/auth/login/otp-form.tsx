import { Countdown, OtpField, Spinner, Stack, token } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { showFormError } from '../../../lib/forms/show-form-error.ts';
import { useZodForm } from '../../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { BackButton, LinkLine, TextButton } from '../form-parts.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { otpFields } from '../form-fields.ts';
import { otpSchema } from '../schemas.ts';

/** How long a code is valid on the login screen (`spec.md` section 9). */
const lifetimeSeconds = 60;

const Time = styled(LinkLine)`
  min-block-size: 44px;
  font-size: ${token.font[14]};
  color: ${token.color.inkSoft};
`;

const Small = styled.p`
  font-size: ${token.font[13]};
  color: ${token.color.inkSoft};
`;

interface OtpFormProps {
  email: string;
  onBack: () => void;
  onVerified: () => void;
}

/** Submits the code as soon as its last digit is entered. */
export function OtpForm({ email, onBack, onVerified }: OtpFormProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const [sendings, setSendings] = useState(1);
  const [failures, setFailures] = useState(0);
  const [expired, setExpired] = useState(false);
  const schema = useMemo(() => otpSchema(m.rules), [m]);
  const form = useZodForm(schema, { otp: '' });

  const [verify, checking] = useExclusive(async ({ otp }: { otp: string }) => {
    try {
      await api.verifyOtp({ body: { email, otp } });
      toast.success(m.otp.verified);
      onVerified();
    } catch (error) {
      form.setValue('otp', '');
      setFailures((times) => times + 1);
      const message = showFormError(form, error, { ...otpFields, messages: common, fallback: m.otp.failed });
      if (message) form.setError('otp', { type: 'server', message });
    }
  });

  const [resend, sending] = useExclusive(async () => {
    try {
      const reply = await api.sendOtp({ body: { email } });
      toast.success(reply.message);
      form.reset({ otp: '' });
      setExpired(false);
      setSendings((times) => times + 1);
    } catch (error) {
      toast.error(errorText(error, common, m.reset.failed));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(verify)(event)}>
      <Stack gap={16}>
        <Controller
          control={form.control}
          name="otp"
          render={({ field, fieldState }) => (
            <OtpField
              // A new code or a new attempt remounts the boxes, with the focus in the first.
              key={`${sendings} ${failures}`}
              label={m.otp.label}
              value={field.value}
              onChange={(otp) => {
                // An incomplete code is not an error yet.
                form.clearErrors('otp');
                form.setValue('otp', otp);
              }}
              onBlur={field.onBlur}
              onComplete={(otp) => void verify({ otp })}
              disabled={checking || sending}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the boxes are the one thing to do here, and the step was asked for
              autoFocus
              error={fieldState.error?.message}
            />
          )}
        />
        <Time aria-live="polite">
          {checking ? (
            <span>
              <Spinner label="" /> {m.otp.checking}
            </span>
          ) : expired ? (
            <>
              <span>{m.otp.expired}</span>
              <TextButton disabled={sending} onClick={() => void resend()}>
                {m.otp.resend}
              </TextButton>
            </>
          ) : null}
          <span hidden={expired || checking}>
            {m.otp.expiresIn}{' '}
            <Countdown
              key={sendings}
              seconds={lifetimeSeconds}
              onEnd={() => setExpired(true)}
              label={m.otp.expiresIn}
            />
          </span>
        </Time>
        <Small>{m.otp.terms}</Small>
        <BackButton onClick={onBack}>{m.backToLogin}</BackButton>
      </Stack>
    </form>
  );
}
