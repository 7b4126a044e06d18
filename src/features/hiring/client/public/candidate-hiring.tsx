/**
 * The offer and the hire on a candidate's page of an application: the newest version with its buttons, the previous versions, and later
 * the hire.
 */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withEnglish } from '#client/texts.tsx';
import { HashTarget } from '#client/ui/hash-target.tsx';
import { APPLICATION_SECTIONS } from '#features/pipeline/turn.domain.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { ApplicationHire } from '../components/application-hire.tsx';
import { EarlierOffers } from '../components/earlier-offers.tsx';
import { OfferAnswer } from '../components/offer-answer.tsx';
import { OfferCard } from '../components/offer-card.tsx';
import { applicationOffersQuery } from '../hiring.api.ts';
import { hiringEn } from '../hiring.en.ts';

interface CandidateHiringProps {
  applicationId: string;
  status: ApplicationStatus;
  /** Name of the company. */
  name: string;
  /** Renders a link to the thread, where the message starts with `draft`. */
  renderQuestion: (label: string, draft: string) => ReactNode;
}

const Hiring = (props: CandidateHiringProps) => {
  const [newest, ...earlier] = useQuery(applicationOffersQuery(props.applicationId)).data ?? [];
  return (
    <>
      {props.status === 'hired' && <ApplicationHire {...props} side="candidate" />}
      {newest && (
        <HashTarget id={APPLICATION_SECTIONS.offer} className="space-y-3">
          <OfferCard
            offer={newest}
            side="candidate"
            actions={newest.actions.length > 0 && <OfferAnswer offer={newest} renderQuestion={props.renderQuestion} />}
          />
          <EarlierOffers offers={earlier} side="candidate" />
        </HashTarget>
      )}
    </>
  );
};

interface RemainingMovesProps {
  applicationId: string;
  status: ApplicationStatus;
  moves: readonly ApplicationStatus[];
  /** Renders the buttons of these moves. */
  render: (moves: ApplicationStatus[]) => ReactNode;
}

/**
 * Renders the moves of an application that remain while there is an offer. An open offer has its own accept and decline buttons, and an
 * application with terms cannot be accepted without them.
 */
export const RemainingMoves = ({ applicationId, status, moves, render }: RemainingMovesProps) => {
  const offers = useQuery(applicationOffersQuery(applicationId)).data;
  if (offers === undefined) return null;
  const [newest] = offers;
  if (status !== 'offered' || newest === undefined) return render([...moves]);
  if (newest.actions.length > 0) return null;
  return render(moves.filter((to) => to !== 'hired'));
};

export const CandidateHiring = withEnglish({ hiring: hiringEn }, Hiring);
