/**
 * What a candidate sees of terms on the page of their application: the newest version with its answers, the versions before, and after that the
 * hire. `renderMoves` draws the moves that are left: while there are terms, no one accepts past them.
 */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withEnglish } from '#client/texts.tsx';
import { HashTarget } from '#client/ui/hash-target.tsx';
import { APPLICATION_SECTIONS } from '#features/pipeline/turn.domain.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { EarlierOffers } from '../components/earlier-offers.tsx';
import { HireOfApplication } from '../components/hire-of-application.tsx';
import { OfferAnswer } from '../components/offer-answer.tsx';
import { OfferCard } from '../components/offer-card.tsx';
import { applicationOffersQuery } from '../hiring.api.ts';
import { hiringEn } from '../hiring.en.ts';

interface CandidateHiringProps {
  applicationId: string;
  status: ApplicationStatus;
  /** The company's. */
  name: string;
}

const Hiring = (props: CandidateHiringProps) => {
  const [newest, ...earlier] = useQuery(applicationOffersQuery(props.applicationId)).data ?? [];
  return (
    <>
      {props.status === 'hired' && <HireOfApplication {...props} side="candidate" />}
      {newest && (
        <HashTarget id={APPLICATION_SECTIONS.offer} className="space-y-3">
          <OfferCard
            offer={newest}
            side="candidate"
            actions={newest.actions.length > 0 && <OfferAnswer offer={newest} />}
          />
          <EarlierOffers offers={earlier} side="candidate" />
        </HashTarget>
      )}
    </>
  );
};

interface MovesBesideOfferProps {
  applicationId: string;
  status: ApplicationStatus;
  moves: readonly ApplicationStatus[];
  /** Draws the buttons of these moves. */
  render: (moves: ApplicationStatus[]) => ReactNode;
}

/** The moves of an application that an offer leaves: its own card has the yes and the no of an open one. */
export const MovesBesideOffer = ({ applicationId, status, moves, render }: MovesBesideOfferProps) => {
  const offers = useQuery(applicationOffersQuery(applicationId)).data;
  if (offers === undefined) return null;
  const [newest] = offers;
  if (status !== 'offered' || newest === undefined) return render([...moves]);
  if (newest.actions.length > 0) return null;
  return render(moves.filter((to) => to !== 'hired'));
};

export const CandidateHiring = withEnglish({ hiring: hiringEn }, Hiring);
