import { mount } from 'svelte'
import App from './App.svelte'
import { texts } from './lib/texts.svelte'
import './look/tokens.css'
import './look/app.css'

const target = document.getElementById('app')
if (target) void texts.begin().then(() => mount(App, { target }))
