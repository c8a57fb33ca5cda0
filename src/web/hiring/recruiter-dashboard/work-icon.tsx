import {
  BadgeCheck,
  CalendarClock,
  CalendarDays,
  ClipboardCheck,
  FilePenLine,
  Hourglass,
  Inbox,
  ListTodo,
  type LucideIcon,
  MessageSquare,
  RefreshCw,
  Scale,
  UserRound,
} from 'lucide-react';
import type { ToDo } from '../../../api/hiring/reports.ts';

const icons: Record<ToDo['kind'], LucideIcon> = {
  interviews_today: CalendarDays,
  interviews_waiting: CalendarClock,
  scorecards_due: ClipboardCheck,
  offers_to_approve: FilePenLine,
  offers_sent_back: FilePenLine,
  offers_to_send: FilePenLine,
  offers_accepted: FilePenLine,
  jobs_to_approve: BadgeCheck,
  jobs_sent_back: BadgeCheck,
  jobs_approved: BadgeCheck,
  human_reviews: Scale,
  ats_decisions: RefreshCw,
  to_review: Inbox,
  answers_overdue: Hourglass,
  decisions_due: Hourglass,
  unanswered: MessageSquare,
  tasks_due: ListTodo,
  assigned: UserRound,
};

/** The sign of a kind of work. */
export function WorkIcon({ kind }: { kind: ToDo['kind'] }) {
  const Icon = icons[kind];
  return <Icon size={16} aria-hidden />;
}
