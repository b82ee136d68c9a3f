import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { core } from '$lib/i18n/messages/core';
import { speak, usual } from '$lib/i18n/tongue.svelte';
import { words } from '$lib/i18n/words';
import { routeOf } from './routes/routes';
import { keepClient } from '$lib/ui/keeping';
import { followLinks } from '$lib/ui/router.svelte';
import { followSettings } from '$lib/ui/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');

// Fetched while the texts are.
void routeOf(location.pathname)?.route.page();

await speak(usual());
await Promise.all([core.ready(), words.ready()]);
followSettings();
followLinks();
keepClient();
mount(App, { target });
