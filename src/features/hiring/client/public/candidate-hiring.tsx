/**
 * The offer and the hire on the candidate's application page: the newest version of the offer with its buttons, the previous versions, and later the
 * hire.
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
  /** The company's name. */
  name: string;
  /** Renders a link to the conversation, with `draft` as the beginning of the message. */
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
  /** Renders the buttons for these status changes. */
  render: (moves: ApplicationStatus[]) => ReactNode;
}

/** Renders the status changes of an application. While an offer is open, renders nothing, because the offer has its own buttons. */
export const RemainingMoves = ({ applicationId, status, moves, render }: RemainingMovesProps) => {
  const offers = useQuery(applicationOffersQuery(applicationId)).data;
  if (offers === undefined) return null;
  const isOpenOffer = status === 'offered' && offers[0] !== undefined && offers[0].actions.length > 0;
  return isOpenOffer ? null : render([...moves]);
};

export const CandidateHiring = withEnglish({ hiring: hiringEn }, Hiring);
