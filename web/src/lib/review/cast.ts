import { review as texts } from '$lib/i18n/messages/review';
import type { Seat } from '$lib/net/wire';
import type { Player, Review } from './types';

/** Who sat where. */
export class Cast {
  readonly players: readonly Player[];

  constructor(review: Review) {
    this.players = review.players;
  }

  name = (seat: Seat): string => {
    const name = this.players.find((player) => player.seat === seat)?.name ?? '';
    return name === '' ? texts.say('seat', { number: seat + 1 }) : name;
  };

  isBot = (seat: Seat): boolean => this.players.find((player) => player.seat === seat)?.occupant === 'bot';
}
