import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/app.css'

const target = document.getElementById('app')
if (target) mount(App, { target })
