/** A link to the thread with another person. Following the link starts a draft, unless the thread already has one. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#client/ui/link-button.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { startDraft } from '../thread-draft.ts';

interface QuestionLinkProps {
  otherId: string;
  draft: string;
  children: ReactNode;
}

export const QuestionLink = ({ otherId, draft, children }: QuestionLinkProps) => {
  const { id } = useSuspenseQuery(currentUserQuery).data;
  return (
    <LinkButton
      to={`${APP_PATHS.messages}?userId=${otherId}`}
      icon={<MessageSquare className="size-4.5" />}
      onClick={() => startDraft(id, otherId, draft)}
    >
      {children}
    </LinkButton>
  );
};
