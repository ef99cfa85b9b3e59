import type { User } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, Stack, TextArea } from '@rubrica/ui';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { enter } from '../../lib/enter-and-leave.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useOnce } from '../../lib/forms/use-once.ts';
import { useZodForm } from '../../lib/forms/use-zod-form.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Puts the admin into somebody's place for a while, with a reason that is written down. */
export function ForceLoginDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const navigate = useNavigate();
  const formId = useId();
  const [failure, setFailure] = useState('');
  const schema = useMemo(() => z.object({ reason: z.string().trim().min(3, m.reasonRequired).max(500) }), [m]);
  const form = useZodForm(schema, { reason: '' });

  const [start, busy] = useOnce(async ({ reason }: { reason: string }) => {
    setFailure('');
    try {
      const reply = await api.forceLogin({ body: { userId: user._id, reason } });
      enter(reply, `/${reply.user.role}`, navigate);
    } catch (error) {
      setFailure(errorText(error, common, m.failed));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.forceTitle(user.name)}
      description={m.forceBody}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {m.forceLogin}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(start)(event)}>
        <Stack gap={16}>
          {failure && (
            <Banner tone="danger" announce>
              {failure}
            </Banner>
          )}
          <TextArea
            {...form.register('reason')}
            label={m.reason}
            hint={m.reasonHint}
            rows={3}
            error={form.formState.errors.reason?.message}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
