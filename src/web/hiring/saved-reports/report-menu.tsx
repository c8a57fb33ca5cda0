import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { SavedReport } from '../../../api/hiring/saved-reports.ts';
import { t } from '../../platform/messages.ts';
import { savedReportsQuery } from './saved-report-queries.ts';

/** Opens one of the saved reports; they are asked for once somebody looks, or has one open. */
export function ReportMenu({
  isOneOpen,
  onOpen,
  button,
}: {
  isOneOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onOpen: (report: SavedReport) => void;
}) {
  const [wanted, setWanted] = useState(isOneOpen);
  const { data, isError } = useQuery({ ...savedReportsQuery, enabled: wanted });
  const groups = [
    { label: t('savedReports.mine'), reports: data?.filter(({ is_mine: isMine }) => isMine) ?? [] },
    {
      label: t('savedReports.sharedByColleagues'),
      reports: data?.filter(({ is_mine: isMine }) => !isMine) ?? [],
    },
  ].filter(({ reports }) => reports.length > 0);
  return (
    <Menu position="bottom-start" width="max-content" onOpen={() => setWanted(true)}>
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          leftSection={<Bookmark size={16} aria-hidden />}
          onPointerEnter={() => setWanted(true)}
          onFocus={() => setWanted(true)}
        >
          {t('savedReports.saved')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" maw="min(24rem, 92vw)">
        {groups.map(({ label, reports }) => [
          <Menu.Label key={label}>{label}</Menu.Label>,
          ...reports.map((report) => (
            <Menu.Item key={report.id} onClick={() => onOpen(report)}>
              {report.name}
            </Menu.Item>
          )),
        ])}
        {groups.length === 0 && (
          <Menu.Item disabled>
            {isError
              ? t('savedReports.loadFailed')
              : data
                ? t('savedReports.none')
                : t('savedReports.loading')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
