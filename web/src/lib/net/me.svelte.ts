import { api, ApiError, type Holder, type Me } from './api';

/** Who we are for the server: nobody yet, or a guest with a name. */
let me = $state.raw<Me | undefined>();
let asked: Promise<void> | undefined;

export const self = {
  get me(): Me | undefined {
    return me;
  },
};

/** Asks the server once who we are; being nobody is fine. */
export function known(): Promise<void> {
  asked ??= api
    .me()
    .then((answer) => {
      me = answer;
    })
    .catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.status === 401) return;
      asked = undefined;
      throw problem;
    });
  return asked;
}

export async function call(name: string): Promise<void> {
  me = await api.rename(name);
}

/** Ends everything that we are here, on all our devices; then we are nobody. */
export async function goodbye(): Promise<void> {
  await api.goodbye();
  me = undefined;
}

/** Ends what one browser or program of ours has; if it is this one, we are nobody here. */
export async function end(holder: Holder): Promise<void> {
  await api.end(holder.id);
  if (holder.here) me = undefined;
}

let wanted = $state<((named: boolean) => void) | undefined>();

/** Whether somebody waits for a name, and what to tell them. */
export const naming = {
  get open(): boolean {
    return wanted !== undefined;
  },
  done(named: boolean): void {
    wanted?.(named);
    wanted = undefined;
  },
};

/** Makes sure that we have a name, asking for one if need be. False if the person would rather not. */
export async function named(): Promise<boolean> {
  await known();
  return me !== undefined || ask();
}

/** Asks for a name, whether there is one or not. */
export function ask(): Promise<boolean> {
  wanted?.(false);
  return new Promise((resolve) => {
    wanted = resolve;
  });
}
