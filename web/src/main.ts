import { mount } from 'svelte'
import App from './App.svelte'
import { returnToPlace } from './device/place'
import { texts } from './lib/texts.svelte'
import './made/fonts/fonts.css'
import './look/tokens.css'
import './look/app.css'

const target = document.getElementById('app')
if (target)
  void texts.begin().then(() => {
    mount(App, { target })
    returnToPlace()
  })
