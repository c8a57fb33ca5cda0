import { Button, Card, Checkbox, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  equalOpportunityApi,
  races,
  type SelfIdentification,
  selfIdentificationConsent,
  sexes,
} from '../../../api/fairness/equal-opportunity.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { surveyQuery } from './survey-queries.ts';

/** The employer's voluntary survey after an application: answered, declined, changed or deleted; nothing where nobody asks. */
export function SurveyCard({ applicationId: id, employer }: { applicationId: string; employer: string }) {
  const { data } = useQuery(surveyQuery(id));
  const [editing, setEditing] = useState(false);
  if (!data || (!data.asked && !data.answer)) return null;
  return (
    <Card component="section" aria-labelledby="survey">
      <Title order={2} size="h3" id="survey" mb="xs">
        Equal opportunity survey
      </Title>
      {data.answer && !editing ? (
        <Answered id={id} answer={data.answer} onChange={() => setEditing(true)} />
      ) : (
        <SurveyForm id={id} survey={data} employer={employer} onDone={() => setEditing(false)} />
      )}
    </Card>
  );
}

function Answered(props: {
  id: string;
  answer: NonNullable<SelfIdentification['answer']>;
  onChange: () => void;
}) {
  const { sex, race, answered_at: at, delete_at: until } = props.answer;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(equalOpportunityApi.deleteSelfIdentification, { params: { id: props.id } }),
    onSuccess: (survey) => {
      client.setQueryData(surveyQuery(props.id).queryKey, survey);
      toast.success('Your answers are deleted.');
    },
    onError: (error) => toast.error(error.message),
  });
  const declined = sex === null && race === null;
  return (
    <Stack gap="xs">
      {declined ? (
        <Text size="sm">You chose not to answer.</Text>
      ) : (
        <Text size="sm">
          Sex: {sex === null ? 'not answered' : sexes[sex]}
          <br />
          Race or ethnicity: {race === null ? 'not answered' : races[race]}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {declined ? 'Said' : 'Kept apart from your application'} on {formatDate(at)}
        {declined ? '.' : `, deleted on ${formatDate(until)} at the latest.`}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={props.onChange}>
          {declined ? 'Answer after all' : 'Change my answers'}
        </Button>
        {!declined && (
          <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete my answers
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function SurveyForm(props: { id: string; survey: SelfIdentification; employer: string; onDone: () => void }) {
  const { id, survey } = props;
  const start = survey.answer ?? survey.earlier;
  const [sex, setSex] = useState<string>(start?.sex ?? '');
  const [race, setRace] = useState<string>(start?.race ?? '');
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: (decline: boolean) =>
      call(equalOpportunityApi.answerSelfIdentification, {
        params: { id },
        body: decline
          ? { sex: null, race: null }
          : {
              sex: keyOf(sexes, sex),
              race: keyOf(races, race),
              consent_version: selfIdentificationConsent.version,
            },
      }),
    onSuccess: (stored, decline) => {
      client.setQueryData(surveyQuery(id).queryKey, stored);
      toast.success(decline ? 'Noted: you would rather not say.' : 'Thank you. Your answers are kept apart.');
      props.onDone();
    },
    onError: (error) => toast.error(error.message),
  });
  function save() {
    const missing =
      sex === '' && race === ''
        ? 'Choose an answer first, or say that you would rather not.'
        : agreed
          ? null
          : 'Tick the box to agree first.';
    setProblem(missing);
    if (missing === null) send.mutate(false);
  }
  return (
    <Stack gap="md">
      <Text size="sm" maw="75ch">
        {props.employer} invites you to tell two things about yourself, so that it can see whether it hires
        fairly. It is voluntary, and makes no difference to your application: nobody who decides about it sees
        whether or what you answer.
        {survey.earlier && !survey.answer && ' Filled in with what you told last.'}
      </Text>
      <Radio.Group label="Sex" value={sex} onChange={setSex}>
        <Stack gap="xs" mt="xs">
          {Object.entries(sexes).map(([key, label]) => (
            <Radio key={key} value={key} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group
        label="Race or ethnicity"
        description="Each but the first means: not Hispanic or Latino."
        value={race}
        onChange={setRace}
      >
        <Stack gap="xs" mt="xs">
          {Object.entries(races).map(([key, label]) => (
            <Radio key={key} value={key} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        checked={agreed}
        error={problem}
        label={selfIdentificationConsent.text}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <Group gap="xs">
        <Button variant="default" loading={send.isPending && send.variables === false} onClick={save}>
          Save my answers
        </Button>
        <Button
          variant="default"
          loading={send.isPending && send.variables === true}
          onClick={() => send.mutate(true)}
        >
          I would rather not say
        </Button>
      </Group>
    </Stack>
  );
}

function keyOf<Key extends string>(words: Record<Key, string>, chosen: string): Key | null {
  return (Object.keys(words) as Key[]).find((key) => key === chosen) ?? null;
}
