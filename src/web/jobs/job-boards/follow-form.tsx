import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { jobBoardsApi } from '../../../api/jobs/job-boards.ts';
import { typedAddress } from '../../../api/jobs/added-jobs.ts';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './followed.module.css';

/** Follows the board at an address that is typed. */
export function FollowForm() {
  const client = useQueryClient();
  const following = useMutationForm({
    initialValues: { url: '' },
    validate: { url: (value) => issueIn(typedAddress, value) },
    save: (body, idempotencyKey) => call(jobBoardsApi.followBoard, { body, idempotencyKey }),
    onSaved: () => {
      following.form.reset();
      toast.success(t('jobBoards.followed'));
      return client.invalidateQueries({ queryKey: ['jobs', 'boards'] });
    },
  });
  return (
    <form {...following.formProps}>
      <FormProblem problem={following.problem} />
      <div className={classes.follow}>
        <TextInput
          label={t('jobBoards.addressLabel')}
          description={t('jobBoards.addressHint')}
          type="url"
          placeholder="https://"
          autoComplete="off"
          {...following.form.getInputProps('url')}
        />
        <Button type="submit" loading={following.busy}>
          {t('jobBoards.follow')}
        </Button>
      </div>
    </form>
  );
}
