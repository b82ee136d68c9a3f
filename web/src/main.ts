import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { core } from '$lib/i18n/messages/core';
import { speak, usual } from '$lib/i18n/tongue.svelte';
import { words } from '$lib/i18n/words';
import { known } from '$lib/net/me.svelte';
import { routeOf } from './routes/routes';
import { keepClient } from '$lib/ui/keeping';
import { followLinks } from '$lib/ui/router.svelte';
import { followSettings } from '$lib/ui/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');

// All that the page will want is asked for at once. What does not come is asked for again when it is missed.
const route = routeOf(location.pathname)?.route;
route?.page().catch(() => undefined);
known().catch(() => undefined);

await speak(usual());
const texts = route?.texts.map((part) => part.ready().catch(() => undefined)) ?? [];
await Promise.all([core.ready(), words.ready(), ...texts]);
followSettings();
followLinks();
keepClient();
mount(App, { target });
