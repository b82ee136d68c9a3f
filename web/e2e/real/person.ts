import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Wish } from '../../src/lib/net/api';
import type { Language } from '../../src/lib/i18n/languages';
import { type Race, race } from './racer';

export interface Looks extends BrowserContextOptions {
  language?: Language;
  settings?: Record<string, unknown>;
  /** Somebody who has no name yet. */
  nobody?: boolean;
}

/** Somebody with a browser of their own. */
export class Person {
  readonly context: BrowserContext;
  readonly base: string;
  readonly complaints: string[] = [];
  page!: Page;

  private constructor(context: BrowserContext, base: string) {
    this.context = context;
    this.base = base;
  }

  static async comes(browser: Browser, base: string, name: string, looks: Looks = {}): Promise<Person> {
    const { language = 'en', settings, nobody = false, ...rest } = looks;
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce', serviceWorkers: 'block', ...rest });
    if (settings) await context.addInitScript((kept) => localStorage.setItem('tercet.settings', kept), JSON.stringify(settings));
    const person = new Person(context, base);
    if (!nobody) await person.ask('POST', '/me', { name });
    await person.opens();
    return person;
  }

  /** Another tab, in front from now on. */
  async opens(path?: string): Promise<Page> {
    this.page = await this.context.newPage();
    this.page.on('console', (message) => message.type() === 'error' && this.complaints.push(`${message.text()} ${message.location().url}`));
    this.page.on('pageerror', (error) => this.complaints.push(String(error)));
    if (path !== undefined) await this.goes(path);
    return this.page;
  }

  async goes(path: string): Promise<void> {
    await this.page.goto(this.base + path);
  }

  async ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const answer = await this.context.request.fetch(`${this.base}/api/v1${path}`, {
      method,
      headers: { origin: this.base },
      ...(body === undefined ? {} : { data: body }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  opensTable(wish: Wish): Promise<{ id: string; code: string }> {
    return this.ask('POST', '/tables', wish);
  }

  /** Plays a race to its end, in a page of its own. */
  async races(how: Race): Promise<void> {
    const page = await this.context.newPage();
    await page.goto(`${this.base}/manifest.webmanifest`);
    await page.evaluate(race, how);
    await page.close();
  }

  leaves(): Promise<void> {
    return this.context.close();
  }
}
